import { permanentRedirect as redirectForGood } from "next/navigation";
import { currentLocale } from "./locale";
import { getPathname } from "./navigation";

/** To another path of the shop, in the language of the page. */
export async function permanentRedirect(path: string): Promise<never> {
	redirectForGood(getPathname({ href: path, locale: await currentLocale() }));
}
