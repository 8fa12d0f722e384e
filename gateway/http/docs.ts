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

/** The API document, always; its page only where the folder of `swagger-ui-dist` is given. */
export function serveDocs(
	app: OpenAPIHono<GatewayEnv>,
	assetFolder: string | undefined,
): void {
	app.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
		type: "http",
		scheme: "bearer",
	});
	app.doc31("/api/front/openapi.json", {
		openapi: "3.1.0",
		info: { title: "Harbour Market gateway", version: "v1.6.4" },
	});
	if (!assetFolder) return;
	app.get("/api/front/docs", (c) => c.html(page));
	for (const [file, type] of Object.entries(assets))
		app.get(`/api/front/docs/${file}`, async (c) => {
			const asset = path.join(/* turbopackIgnore: true */ assetFolder, file);
			return c.body(await readFile(asset), 200, { "content-type": type });
		});
}
