import { inDatabase } from "./database";

/** As if an account had taken the e-mail a while ago: codes to one address keep a minute's distance. */
export async function giveEmail(
	shop: string,
	{ phone, email }: { phone: string; email: string },
): Promise<void> {
	await inDatabase(shop, "update account set email = $1 where phone = $2", [
		email,
		`+852${phone}`,
	]);
}
