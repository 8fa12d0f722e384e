import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { merchant } from "../db/schema/merchant";
import { site } from "../db/schema/site";
import { type OpenAccount, openAccount } from "./open-account";
import type { StaffClient } from "./open-staff";
import type { TestShop } from "./test-shop";
import type { Answer, Wire } from "./wire";

export interface Writer extends OpenAccount {
	/** Under a new key, unless one is named. */
	send: (message: object) => Promise<Answer>;
	read: (query?: Record<string, string | number>) => Promise<Answer>;
	get: (call: string) => Promise<Answer>;
	markRead: (id: number, upTo: number) => Promise<Answer>;
}

/** These merchants, and the shop itself, are reached by messages. */
export async function takeMessages(
	{ db }: Pick<TestShop, "db">,
	merchantIds: number[],
): Promise<void> {
	const serviceType = "message" as const;
	await db.update(site).set({ serviceType });
	for (const id of merchantIds)
		await db.update(merchant).set({ serviceType }).where(eq(merchant.id, id));
}

/** A fresh account that writes. */
export async function openWriter(
	shop: TestShop,
	row?: Parameters<typeof openAccount>[1],
	wire: Wire = shop.wire,
): Promise<Writer> {
	const opened = await openAccount(shop, row);
	return { ...opened, ...writerOf(shop, opened.token, wire) };
}

export function writerOf(
	shop: TestShop,
	token: string,
	wire: Wire = shop.wire,
): Omit<Writer, keyof OpenAccount> {
	let sent = 0;
	const options = () => ({
		token,
		timestamp: shop.now().getTime() + ++sent,
	});
	const at = (call: string) => `/api/front/conversation/${call}`;
	return {
		send: (message) =>
			wire.post(at("send"), { key: randomUUID(), ...message }, options()),
		read: (query = {}) => wire.get(at("messages"), query, options()),
		get: (call) => wire.get(at(call), {}, options()),
		markRead: (id, upTo) => wire.post(at(`read/${id}`), { upTo }, options()),
	};
}

export const replyAs = (staff: StaffClient, id: number, text: string) =>
	staff.ask(`conversation/reply/${id}`, { key: randomUUID(), text });
