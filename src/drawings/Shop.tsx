import building from "./Building.module.css";
import draw from "./Drawing.module.css";
import { cablesOf, hub } from "./Mark.tsx";

/** The shop, cut open, looking out through its front. Origin: ground line at the outer face of the left wall. */
export function Shop({ name }: { name: string }) {
  return (
    <g id="cut-shop">
      {/* Beyond: stepped front, window, door, striped awning */}
      <path className={draw.surface} d="M5-236v-26H54v-26H162v26h49v26z" />
      <path className={draw.far} d="M5-262H54v-26H162v26h49" />
      <path className={building.green} d="M64-276h88v24H64z" />
      <g transform="translate(98-274)scale(.625)" stroke="var(--color-paper)" strokeWidth="4">
        <path d={cablesOf(name)} />
        <circle {...hub} className={draw.lamp} />
      </g>
      <path className={building.room} d="M10-226H206V-10H70V8H56V-10H10z" />
      <path className={building.sky} d="M22-170H134v118H22zM150-170h40V-34H150z" />
      <path
        className={draw.far}
        d="M22-170V-52H134V-170M142-10V-170M198-170V-10M150-170V-34h40V-170M154-92v14M170-160v10M159-150h22v15h-22z"
      />
      <path
        className={draw.surface}
        d="M18-206H198v36a10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0z"
      />
      <path
        className={building.green}
        d="M18-206h20v36a10 10 0 0 1-20 0zm40 0h20v36a10 10 0 0 1-20 0zm40 0h20v36a10 10 0 0 1-20 0zm40 0h20v36a10 10 0 0 1-20 0zm40 0h20v36a10 10 0 0 1-20 0z"
      />
      {/* Business IT support: the till on the counter, its computer below */}
      <path className={draw.surface} d="M34-76H134v66H34zM42-138h60v40H42zM112-102h20v20H112z" />
      <path className={building.gear} d="M48-54h30v44H48z" />
      <path className={draw.deep} d="M47-133h50v30H47z" />
      <path
        className={draw.line}
        d="M34-74v64M134-74v64M42-138h60v40H42zM68-98v16M76-98v16M56-82h32M112-102h20v20H112zM115-102v-14h14v14M48-54h30v44H48zM92-10V-60h32V-10M92-36h32M105-48h6M105-24h6"
      />
      <path className={draw.cut} d="M24-82H144v6H24z" />
      <path
        className={draw.cut}
        d="M-6-10H56V8H20V30H-6zM70-10H222V30H196V8H70zM0-10V-266H10V-236H206V-266h10V-10h-10V-226H10V-10z"
      />
    </g>
  );
}
