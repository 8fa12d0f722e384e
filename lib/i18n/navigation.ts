import { createNavigation } from "next-intl/navigation";
import { routing } from "./routing";

/** Links and routers that put the locale's prefix before a path of the shop. */
export const { Link, getPathname, permanentRedirect, usePathname, useRouter } =
	createNavigation(routing);
