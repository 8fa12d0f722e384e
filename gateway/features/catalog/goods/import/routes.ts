import * as contract from "../../../../contract/catalog/goods-import";
import { route } from "../../../../http/route";
import { exportGoodsOf } from "./export";
import { presentImport } from "./presenter";
import { exportFaultsOf, listFaultsOf } from "./report";
import {
	beginImport,
	cancelImport,
	getOwnImport,
	listImportsOf,
	runImport,
	sendPart,
} from "./service";
import { importTemplateOf } from "./template";

export const goodsImportRoutes = [
	route(contract.listImports, (ctx, { query }) => listImportsOf(ctx, query)),
	route(contract.getImport, async (ctx, { params }) =>
		presentImport(await getOwnImport(ctx, params.id), ctx),
	),
	route(contract.beginImport, (ctx, { body }) => beginImport(ctx, body)),
	route(contract.sendImportPart, (ctx, input) => sendPart(ctx, input)),
	route(contract.runImport, (ctx, { params }) => runImport(ctx, params)),
	route(contract.cancelImport, (ctx, { params }) => cancelImport(ctx, params)),
	route(contract.listImportFaults, (ctx, input) => listFaultsOf(ctx, input)),
	route(contract.exportFaults, (ctx, input) => exportFaultsOf(ctx, input)),
	route(contract.exportGoods, (ctx, { query }) => exportGoodsOf(ctx, query)),
	route(contract.getImportTemplate, (ctx) => importTemplateOf(ctx)),
];
