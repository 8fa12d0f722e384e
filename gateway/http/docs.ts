import { readFile } from "node:fs/promises";
import path from "node:path";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { GatewayEnv } from "./context";

const assets = {
	"swagger-ui.css": "text/css",
	"swagger-ui-bundle.js": "text/javascript",
} as const;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Harbour Market gateway</title>
<link rel="stylesheet" href="/api/front/docs/swagger-ui.css"><div id="ui"></div>
<script src="/api/front/docs/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: "/api/front/openapi.json", dom_id: "#ui" })</script></html>`;

const staffCalls = /^\/api\/operator\//;

/**
 * The API document: of every call, with its page, where the folder of `swagger-ui-dist` is given; else of what shoppers
 * call, for strangers need no map of the staff console.
 */
export function serveDocs(
	app: OpenAPIHono<GatewayEnv>,
	assetFolder: string | undefined,
): void {
	app.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
		type: "http",
		scheme: "bearer",
	});
	const write = () => {
		const document = app.getOpenAPI31Document({
			openapi: "3.1.0",
			info: {
				title: "Harbour Market gateway",
				version: "v1.6.4",
				license: { name: "MIT", url: "https://spdx.org/licenses/MIT" },
			},
			servers: [{ url: "/", description: "Where this document stands" }],
		});
		if (assetFolder) return document;
		const paths = Object.entries(document.paths ?? {}).filter(
			([path]) => !staffCalls.test(path),
		);
		return { ...document, paths: Object.fromEntries(paths) };
	};
	let written: ReturnType<typeof write> | undefined;
	app.get("/api/front/openapi.json", (c) => {
		written ??= write();
		return c.json(written);
	});
	if (!assetFolder) return;
	app.get("/api/front/docs", (c) => c.html(page));
	for (const [file, type] of Object.entries(assets))
		app.get(`/api/front/docs/${file}`, async (c) => {
			const asset = path.join(/* turbopackIgnore: true */ assetFolder, file);
			return c.body(await readFile(asset), 200, { "content-type": type });
		});
}
