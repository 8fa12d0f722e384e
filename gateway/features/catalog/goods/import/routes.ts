import {
	beginImport as beginCall,
	cancelImport as cancelCall,
	exportFaults,
	exportGoods,
	getImport,
	getImportTemplate,
	listImportFaults,
	listImports,
	runImport as runCall,
	sendImportPart,
} from "../../../../contract/catalog/goods-import";
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
	route(listImports, (ctx, { query }) => listImportsOf(ctx, query)),
	route(getImport, async (ctx, { params }) =>
		presentImport(await getOwnImport(ctx, params.id), ctx),
	),
	route(beginCall, (ctx, { body }) => beginImport(ctx, body)),
	route(sendImportPart, (ctx, input) => sendPart(ctx, input)),
	route(runCall, (ctx, { params }) => runImport(ctx, params)),
	route(cancelCall, (ctx, { params }) => cancelImport(ctx, params)),
	route(listImportFaults, (ctx, input) => listFaultsOf(ctx, input)),
	route(exportFaults, (ctx, input) => exportFaultsOf(ctx, input)),
	route(exportGoods, (ctx, { query }) => exportGoodsOf(ctx, query)),
	route(getImportTemplate, (ctx) => importTemplateOf(ctx)),
];
