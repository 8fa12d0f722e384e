import { mutate } from "swr";
import { accountKey } from "@/lib/session/account-answers";

/** First words of the SWR keys of whatever the desk shows. */
export const deskKey = [accountKey, "desk"] as const;

/** After a command: what is shown is asked anew, and stays until then. */
export async function askDeskAnew(): Promise<void> {
	await mutate(
		(key) =>
			Array.isArray(key) && deskKey.every((word, at) => key[at] === word),
	);
}
