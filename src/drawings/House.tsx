import building from "./Building.module.css";
import { Cat } from "./Cat.tsx";
import draw from "./Drawing.module.css";
import { At } from "./horizon/At.tsx";
import css from "./SectionCut.module.css";

/**
 * The house, cut open. Origin: ground line at the outer face of the left wall; y grows downward.
 * Rooms from the left: workroom (10–180), hall (192–290), laundry (302–450), unfinished room (462–606).
 */
export function House() {
  return (
    <g id="cut-house">
      {/* Inside: attic and wall cavities, then the three finished rooms */}
      <path className={draw.surface} d="M0-206v-18L306-347 456-287H462V-10H364V8H350V-10H5V-206z" />
      <path
        className={building.room}
        d="M10-200H180V-10H10zM192-200h98V-10h-98zM302-200h148V-10H302z"
      />
      <path className={draw.far} d="M156-280 204-206 306-340 408-206 456-280" />
      <Workroom />
      <Hall />
      <Laundry />
      <UnfinishedRoom />
      {/* The service mast, then the cut itself: slab (open where the cable goes down), walls, ceiling, roof */}
      <path className={draw.surface} d="M38-284h12v50H38z" />
      <path className={draw.line} d="M38-238v-46M50-284v42" />
      <path
        className={draw.cut}
        d="M32-290h24v6H32zM-6-10H350V8H20V30H-6zM364-10H618V30H592V8H364zM0-206H462V-10h-3V-200h-6V-10h-3V-200H302V-10h-3V-200h-6V-10h-3V-200H192V-10h-3V-200h-6V-10h-3V-200H10V-10H0zM-32-216 306-352 462-289v10L306-341-28-206z"
      />
    </g>
  );
}

/** Device repair: a laptop with a cracked screen on the workbench, under the lamp. */
function Workroom() {
  return (
    <>
      <path className={building.sky} d="M104-186h62v46h-62z" />
      <path className={draw.far} d="M104-186h62v46h-62zM135-186v46M98-140h74" />
      <At x={149} y={-140}>
        <Cat />
      </At>
      <path className={draw.lamp} fillOpacity=".3" d="M41-145 64-157 128-73H46z" />
      <path className={draw.surface} d="M62-128h70v44h16v11H46v-11h16z" />
      <path className={draw.deep} d="M66-124h62v36H66z" />
      <path className={css.crack} d="M103-124l-10 13 13 6-13 17M106-105l16 8" />
      <path
        className={draw.line}
        d="M62-128h70v44H62zM46-84H148l-5 11H51zM88-84l2 4h14l2-4M38-67v57M46-67v57M144-67v57M152-67v57M46-28h98M66-28v-34h22v34M72-56h10M24-73h20M34-73 22-124 48-150"
      />
      <path className={draw.lamp} d="M46-165 66-156 64-154 39-142q-3-15 7-23z" />
      <path className={draw.line} d="M46-165q-10 8-7 23l27-14z" />
      <path className={draw.cut} d="M18-73h150v6H18z" />
    </>
  );
}

/** Network installation: the access point on the hall ceiling, jacks in the wall. */
function Hall() {
  return (
    <>
      <path
        className={draw.far}
        d="M214-10V-136h54V-10M223-127h36v46h-36zM223-70h36v48h-36zM261-72h3"
      />
      <path
        className={css.wave}
        d="M230-179a17 17 0 0 0 22 0M221-169a30 30 0 0 0 40 0M212-159a44 44 0 0 0 58 0"
      />
      <path className={building.gear} d="M211-200h60l-8 12h-44z" />
      <path className={draw.line} d="M211-200h60l-8 12h-44z" />
      <circle className={draw.lamp} cx="241" cy="-193" r="3.5" />
    </>
  );
}

/** The structured-wiring panel with the washer beside it. */
function Laundry() {
  return (
    <>
      <path className={draw.far} d="M408-128h42M412-128v-24h12v24M428-128v-16h16v16" />
      <path className={draw.surface} d="M384-76h62v66h-62zM312-188h90v110h-90z" />
      <path data-panel="" className={building.gear} d="M323-167h68v35h-68z" />
      <circle className={building.sky} cx="415" cy="-36" r="19" />
      <path
        className={draw.line}
        d="M384-76h62v66h-62zM384-62h62M390-69h12M436-69h3M396-36a19 19 0 0 1 38 0 19 19 0 0 1-38 0M312-188h90v110h-90zM323-167h68v35h-68z"
      />
      <path className={draw.far} d="M397-40q6-5 12 0t12 0 12 0M308-46h36l-4 36H312zM312-34h28" />
    </>
  );
}

/** The new-home ethernet special: open studs and bare rafters, wall boxes, tails waiting for their jacks. */
function UnfinishedRoom() {
  return (
    <>
      <path
        className={draw.surface}
        d="M462-289 640-218v10L462-279zM462-206H612v6H462zM462-16H612v6H462zM462-200h6V-16h-6zM498-200h6V-16h-6zM534-200h6V-16h-6zM570-200h6V-16h-6zM606-200h6V-16h-6z"
      />
      <path
        className={draw.line}
        d="M462-289 640-218v10L462-279zM462-206H612v6H462M462-16H612v6M468-200V-16M498-200V-16M504-200V-16M534-200V-16M540-200V-16M570-200V-16M576-200V-16M606-200V-16M612-200V-16M468-148h30M468-142h30M504-140h30M504-134h30M540-148h30M540-142h30M576-140h30M576-134h30M462-279 509-206 556-251 584-206"
      />
    </>
  );
}

/**
 * The cable runs from the panel to each room, with the parts on them: jacks, link lights, the padlock.
 * Not drawn through <use>, because browsers do not animate its content.
 */
export function HouseRuns({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path
        className={css.runs}
        pathLength="3.5"
        d="M339-156V-207q0-6-6-6H247q-6 0-6 6v7M348-156V-216q0-6-6-6H192q-6 0-6 6V-50H174c-16 0-10 24-20 24s-14-14-14-47M366-156V-225q0-6 6-6H584q6 0 6 6V-72c0 14 9 18 9 28s-4 9-9 9-9-4-9-9 4-9 9-9c6 0 4 14 3 26l-4 7 4-7 4 7M375-156V-216q0-6 6-6H548q6 0 6 6V-72c0 14 9 18 9 28s-4 9-9 9-9-4-9-9 4-9 9-9c6 0 4 14 3 26l-4 7 4-7 4 7M384-156V-207q0-6 6-6H512q6 0 6 6V-72c0 14 9 18 9 28s-4 9-9 9-9-4-9-9 4-9 9-9c6 0 4 14 3 26l-4 7 4-7 4 7"
      />
      <path className={draw.surface} d="M174-59h6v18h-6zM192-59h6v18h-6z" />
      <path className={draw.deep} d="M509-98h18v26H509zM545-98h18v26H545zM581-98h18v26H581z" />
      <path
        className={draw.line}
        d="M174-59h6v18h-6zM192-59h6v18h-6zM509-98h18v26H509zM545-98h18v26H545zM581-98h18v26H581z"
      />
      <path
        className={draw.lamp}
        d="M336-158h6v7h-6zM345-158h6v7h-6zM354-158h6v7h-6zM354-142h6v7h-6zM363-158h6v7h-6zM372-158h6v7h-6zM381-158h6v7h-6z"
      />
      <path
        data-on-cable=""
        className={draw.cut}
        fillRule="evenodd"
        d="M340-106v-6a17 17 0 0 1 34 0v6h4v25H336v-25zM347-106h20v-6a10 10 0 0 0-20 0z"
      />
      <path data-on-cable="" className={building.key} d="M355-93a4 4 0 1 1 4 0l1 7h-6z" />
    </g>
  );
}
