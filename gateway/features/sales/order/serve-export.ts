import { Readable } from "node:stream";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { staffOrderFilter } from "../../../contract/sales/order-admin";
import { requireAccess, requireRecentProof } from "../../../http/access";
import type { GatewayEnv } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { fieldFaults } from "../../../http/field-faults";
import { exportOrdersOfStaff } from "./export-orders";

/** Not a call of the protocol, since it answers no envelope: a file for a spreadsheet, sent while it is read. */
export function serveOrderExport(app: OpenAPIHono<GatewayEnv>): void {
	const path = "/api/operator/order/export";
	app.get(path, async (c) => {
		const { ctx } = c.var;
		requireAccess({ who: "operator", path, permission: "orders" }, ctx);
		requireRecentProof(ctx);
		const asked = staffOrderFilter.safeParse(c.req.query());
		if (!asked.success)
			throw new GatewayError(400, "parameterInvalid", {
				data: { fields: fieldFaults(asked.error) },
			});
		const file = Readable.from(await exportOrdersOfStaff(ctx, asked.data));
		const bytes = Readable.toWeb(file.map((text) => Buffer.from(text)));
		return c.body(bytes as ReadableStream<Uint8Array>, 200, {
			"content-type": "text/csv; charset=utf-8",
			"content-disposition": `attachment; filename="orders-${ctx.now().toISOString().slice(0, 10)}.csv"`,
		});
	});
}
