import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

/** How much of a page comes in pieces, counted from its header: more than a screen shows. */
const visibleLength = 24_000;
const pieceLength = 300;

const painted = (page: Page) =>
	page.evaluate(
		() =>
			new Promise((resolve) =>
				requestAnimationFrame(() => setTimeout(resolve)),
			),
	);

/** Opens a page as it comes over a slow line: the browser lays out what has arrived before the next piece is sent. */
export async function openOverSlowLine(
	page: Page,
	shop: string,
	path: string,
): Promise<void> {
	const html = await (await fetch(shop + path)).text();
	let began: (response: ServerResponse) => void;
	const beginning = new Promise<ServerResponse>((resolve) => {
		began = resolve;
	});
	const line = createServer(async (request, response) => {
		if (request.url === path) {
			response.setHeader("content-type", "text/html; charset=utf-8");
			return began(response);
		}
		const answer = await fetch(shop + request.url);
		const type = answer.headers.get("content-type") ?? "text/plain";
		response.writeHead(answer.status, { "content-type": type });
		response.end(Buffer.from(await answer.arrayBuffer()));
	});
	await new Promise<void>((ready) => line.listen(0, "localhost", ready));
	page.once("close", () => {
		line.closeAllConnections();
		line.close();
	});
	const { port } = line.address() as AddressInfo;

	const first = html.indexOf("<header");
	const opening = page.goto(`http://localhost:${port}${path}`);
	const response = await beginning;
	response.write(html.slice(0, first));
	await page.waitForFunction(() => document.body !== null);
	for (let at = first; at < first + visibleLength; at += pieceLength) {
		response.write(html.slice(at, at + pieceLength));
		await painted(page);
	}
	response.end(html.slice(first + visibleLength));
	await opening;
	await painted(page);
}
