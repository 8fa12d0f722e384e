import { mutate } from "swr";
import { accountKey } from "@/lib/session/account-answers";

/** First words of the SWR keys of whatever staff see of orders. */
export const orderAdminKey = [accountKey, "order-admin"] as const;

/** After a command: what is shown is asked anew, and stays until then. */
export async function refetchOrderAdmin(): Promise<void> {
	await mutate(
		(key) =>
			Array.isArray(key) && orderAdminKey.every((word, at) => key[at] === word),
	);
}
