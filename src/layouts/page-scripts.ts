// The scripts of every page, for what needs no React.
import "../sections/BackOnline.client.ts";
import "../sections/NotFoundNote.client.ts";
import "../sections/OpenNow.client.ts";
import "../sections/PrintHead.client.ts";
import "../sections/SiteFooter.client.ts";
import "../sections/SiteHeader.client.ts";
import "../service-worker/register.ts";
