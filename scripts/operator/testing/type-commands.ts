import { type ServerType, serve } from "@hono/node-server";
import { samplePassword } from "@/gateway/db/sample/accounts";
import { type TestShop, testSecret } from "@/gateway/testing/test-shop";
import { FailedStart } from "../../start/failed-start";
import { readCommand } from "../commands";

export interface Typing {
	/** Types words over HTTP, as an operator unless told otherwise; what is answered. */
	type: (
		words: readonly string[],
		environment?: Record<string, string>,
	) => Promise<string>;
	close: () => Promise<void>;
}

/** The sample shop's operator. */
export const operatorLogin = {
	STAFF_EMAIL: "operator@example.com",
	STAFF_PASSWORD: samplePassword,
};

/** Types words at a shop's database. */
export async function typeAt(
	shop: TestShop,
	...words: string[]
): Promise<string> {
	return readCommand(words).run(shop.url);
}

/** A slip ends the command with what to do instead, and nothing else is said. */
export async function expectSlip(
	typed: Promise<string>,
	remedy: string,
): Promise<void> {
	await expect(typed).rejects.toThrow(FailedStart);
	await expect(typed).rejects.toThrow(remedy);
}

/** Serves a shop's gateway, to type commands at it. */
export async function openTyping(shop: TestShop): Promise<Typing> {
	let server: ServerType | undefined;
	const address = await new Promise<string>((resolve) => {
		server = serve({ fetch: shop.gateway.fetch, port: 0 }, ({ port }) =>
			resolve(`http://127.0.0.1:${port}`),
		);
	});
	return {
		type: async (words, environment = {}) => {
			const before = { ...process.env };
			Object.assign(process.env, {
				GATEWAY_URL: address,
				SIGNATURE_SECRET: testSecret,
				...operatorLogin,
				...environment,
			});
			try {
				return await readCommand(words).run("");
			} finally {
				process.env = before;
			}
		},
		close: () => new Promise((closed) => server?.close(() => closed())),
	};
}
