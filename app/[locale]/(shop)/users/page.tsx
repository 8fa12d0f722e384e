import { permanentRedirect } from "@/lib/i18n/redirect";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

/** The user centre opens with the shopper's own details. */
export default async function UsersPage() {
	await permanentRedirect(paths.userInfo());
}
