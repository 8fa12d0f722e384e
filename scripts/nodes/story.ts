import { setTimeout as wait } from "node:timers/promises";
import { openPurchase } from "../purchases/purchase";
import { signInAtStorefront } from "../purchases/sign-in";
import { openStorefrontClient } from "../purchases/storefront-client";

const word = "milk";
const pollMs = 200;
const polls = 150;

/** Somebody comes, searches, puts into the basket, orders and pays. Returns the number of the order. */
export async function buySomething(address: string): Promise<string> {
	await readPage(`${address}/en`, "/en/goods_detail/");
	await readPage(`${address}/en/goods/goods_search?title=${word}`, word);
	const client = openStorefrontClient({ address, connectionsMax: 2 });
	try {
		const buyer = await signInAtStorefront(address, client);
		const purchase = openPurchase(client, buyer);
		await purchase.fill(await findSku(address));
		const preOrderNo = await purchase.preOrder();
		const total = await purchase.quote(preOrderNo);
		const orderNo = await purchase.order({
			preOrderNo,
			total,
			payMethod: "local",
		});
		await purchase.pay(orderNo, "local");
		for (let poll = 0; (await purchase.state(orderNo)) !== "paid"; poll += 1) {
			if (poll === polls) throw new Error(`${orderNo} was not paid.`);
			await wait(pollMs);
		}
		return orderNo;
	} finally {
		client.close();
	}
}

export async function readPage(url: string, text: string): Promise<void> {
	const answer = await fetch(url);
	const html = await answer.text();
	if (answer.status !== 200) throw new Error(`${url} is ${answer.status}.`);
	if (!html.includes(text)) throw new Error(`${url} does not hold ${text}.`);
}

/** Of goods of the mall: they need no delivery slot. */
async function findSku(address: string): Promise<number> {
	const list = await ask(
		`${address}/api/front/product/list?cartType=E_COMMERCE&inStock=true`,
	);
	for (const { id, skuCount } of list.list) {
		if (skuCount !== 1) continue;
		const goods = await ask(`${address}/api/front/product/detail/${id}`);
		return goods.skus[0].id;
	}
	throw new Error("There are no goods with one version.");
}

async function ask(url: string) {
	const answer = await fetch(url, {
		headers: { "sec-fetch-site": "same-origin" },
	});
	const { code, data } = await answer.json();
	if (code !== 200) throw new Error(`${url} answered ${code}.`);
	return data;
}
