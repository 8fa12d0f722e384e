import { randomUUID } from "node:crypto";
import type { SharedBasket } from "../contract/sales/shared-basket";
import {
	linesOf,
	type OwnCart,
	openCart,
	type SeedSku,
	seedSku,
} from "./own-cart";
import type { TestShop } from "./test-shop";
import type { Answer } from "./wire";

type Caller = Pick<OwnCart, "token"> & { idempotencyKey?: string };

let sent = 0;

async function done(answer: Promise<Answer>) {
	const { code, data, text } = await answer;
	if (code !== 200) throw new Error(text);
	return data;
}

function callsOn(shop: TestShop) {
	const path = "/api/front/shared-basket";
	const post = (
		{ token, idempotencyKey }: Caller,
		call: string,
		body?: unknown,
	): Promise<Answer> =>
		shop.wire.post(`${path}/${call}`, body, {
			token,
			timestamp: Date.now() + ++sent,
			...(idempotencyKey && { headers: { "idempotency-key": idempotencyKey } }),
		});

	const basketsOf = async ({ token }: OwnCart): Promise<SharedBasket[]> =>
		(await shop.wire.get(`${path}/list`, {}, { token })).data.baskets;

	async function see(who: OwnCart): Promise<SharedBasket> {
		const [first] = await basketsOf(who);
		if (!first) throw new Error("In no basket");
		return first;
	}

	return { post, basketsOf, see };
}

/** What members of shared baskets do; Ada makes one, Mei comes in. */
export async function openBaskets(shop: TestShop) {
	const email = `${randomUUID()}@example.com`;
	const ada = await openCart(shop, { nickname: "Ada", email });
	const mei = await openCart(shop, { nickname: "Mei" });
	const { post, basketsOf, see } = callsOn(shop);

	/** Of fresh goods, three pieces, put in by Ada. */
	async function make(seed: SeedSku = {}) {
		const { skuId } = await seedSku(shop, seed);
		const line = await ada.put(skuId, 3);
		const made = await done(post(ada, "make", { lineIds: [line.id] }));
		return { skuId, id: made.id as number, token: made.token as string };
	}

	/** Mei is in it too. */
	async function makeForTwo(seed?: SeedSku) {
		const made = await make(seed);
		await done(post(mei, "join", { token: made.token }));
		return made;
	}

	async function add(
		who: OwnCart,
		id: number,
		{ skuId, quantity = 1 }: { skuId: number; quantity?: number },
	) {
		const line = await who.put(skuId, quantity);
		return post(who, `add/${id}`, { lineIds: [line.id] });
	}

	const take = (
		who: OwnCart,
		{ id, version }: { id: number; version: number },
		idempotencyKey = randomUUID(),
	) => post({ ...who, idempotencyKey }, `take/${id}`, { version });

	return {
		ada,
		mei,
		email,
		post,
		done,
		basketsOf,
		see,
		make,
		makeForTwo,
		add,
		take,
	};
}

export const memberOf = (basket: SharedBasket, name: string) =>
	basket.members.find((member) => member.name === name)?.id ?? 0;

export const piecesIn = async (who: OwnCart) =>
	linesOf(await who.list()).map(({ skuId, quantity }) => ({ skuId, quantity }));
