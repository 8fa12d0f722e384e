import { mutate } from "swr";
import { accountKey } from "@/lib/session/account-answers";

/** First words of the SWR keys of whatever shows orders or refunds. */
export const ordersKey = [accountKey, "orders"] as const;

function isOfOrders(key: unknown): boolean {
	return Array.isArray(key) && ordersKey.every((word, at) => key[at] === word);
}

/** After a step: lists, counts and details are asked anew; what is shown stays until then. */
export async function refetchOrders(): Promise<void> {
	await mutate(isOfOrders);
}
