import { currentLocale } from "@/lib/i18n/locale";
import { permanentRedirect } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

/** The user centre opens with the shopper's own details. */
export default async function UsersPage() {
	permanentRedirect({ href: paths.userInfo(), locale: await currentLocale() });
}
