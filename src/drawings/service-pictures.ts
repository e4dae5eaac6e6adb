import BusinessSupport from "./services/business-support.svg?react";
import Cybersecurity from "./services/cybersecurity.svg?react";
import DeviceRepair from "./services/device-repair.svg?react";
import Dish from "./services/dish.svg?react";
import NetworkInstallation from "./services/network-installation.svg?react";
import NewHomeEthernet from "./services/new-home-ethernet.svg?react";
import Phone from "./services/phone.svg?react";
import Printer from "./services/printer.svg?react";
import Tools from "./services/tools.svg?react";

/**
 * The drawings that a service can choose, as services.yaml has their names. Floor, wall and ceiling
 * continue beyond the frame: a tall frame shows more above.
 */
export const servicePictures = {
  "device-repair": DeviceRepair,
  "network-installation": NetworkInstallation,
  "business-support": BusinessSupport,
  cybersecurity: Cybersecurity,
  "new-home-ethernet": NewHomeEthernet,
  phone: Phone,
  printer: Printer,
  dish: Dish,
  tools: Tools,
};
