/** A help desk (src/content/schemas/business.ts); its IDs are null while none is configured. */
interface HelpDesk {
  provider: string;
  loadsFrom: readonly string[];
  organisation: string | null;
  widget: string | null;
}

/** The URL of the help desk's script, or null while business.yaml does not configure one. */
export function widgetSource({ provider, organisation, widget }: HelpDesk): string | null {
  if (!organisation || !widget) return null;
  const path = `/portal/api/feedbackwidget/${encodeURIComponent(widget)}`;
  // "embeded" is the provider's spelling.
  return `${provider}${path}?orgId=${encodeURIComponent(organisation)}&displayType=embeded`;
}

/** The third-party origins that the page with the widget may load from; none without a widget. */
export function widgetOrigins(helpDesk: HelpDesk): string[] {
  return widgetSource(helpDesk) ? [helpDesk.provider, ...helpDesk.loadsFrom] : [];
}
