import building from "./points/building.svg?react";
import clock from "./points/clock.svg?react";
import person from "./points/person.svg?react";
import place from "./points/place.svg?react";
import price from "./points/price.svg?react";
import speech from "./points/speech.svg?react";

const marks = { building, clock, person, place, price, speech };

export type PointMarkName = keyof typeof marks;

/** A small drawing beside a point. */
export function PointMark({ name }: { name: PointMarkName }) {
  const Mark = marks[name];
  return <Mark />;
}
