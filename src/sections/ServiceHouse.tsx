import type { ReactNode } from "react";
import type { Service } from "../content/schemas/service-list.ts";
import type { Headed } from "../content/schemas/text.ts";
import Roof from "../drawings/horizon/Roof.svg?react";
import Sky from "../drawings/horizon/Sky.svg?react";
import { servicePictures } from "../drawings/service-pictures.ts";
import { Cable } from "../ui/Cable.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./ServiceHouse.module.css";

interface Props extends Headed {
  services: readonly (Pick<Service, "id" | "name" | "drawing"> & { price: string })[];
  /** Below the text. */
  children?: ReactNode;
}

/**
 * The first section of the Services page: the services with their prices as the rooms of a house, which
 * link to their sections, by their ids.
 */
export function ServiceHouse({ services, ...hero }: Props) {
  const house = (
    <div className={styles.house}>
      <Sky className={styles.sky} />
      <Roof className={styles.roof} />
      <ul className={styles.rooms}>
        {services.map(({ id, drawing, name, price }) => {
          const Picture = servicePictures[drawing];
          return (
            <li key={id}>
              <a href={`#${id}`}>
                <span className={styles.name}>{name}</span>{" "}
                <span className={`${styles.cost} price`}>{price}</span>
                <Picture className={styles.picture} />
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
  const cable = (
    <>
      <Cable className={styles.down} />
      <Cable turns="ground" className={styles.cable} />
    </>
  );
  return <Hero {...hero} cable={cable} scene={house} />;
}
