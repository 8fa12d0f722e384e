import {
	listHotSearches,
	recordChoice,
} from "../../../contract/catalog/search";
import * as contract from "../../../contract/catalog/search-admin";
import { route } from "../../../http/route";
import * as hot from "./admin/hot";
import * as words from "./admin/words";
import { countChoice } from "./choices";
import { dismissMissFor, listMissesForOperator } from "./misses";
import { listHotSearchWords } from "./service";

export const searchRoutes = [
	route(listHotSearches, (ctx) => listHotSearchWords(ctx)),
	route(recordChoice, (ctx, { body }) => countChoice(ctx, body)),
	route(contract.readHotSearches, (ctx) => hot.readHotForOperator(ctx)),
	route(contract.saveHotSearch, (ctx, { body }) => hot.saveHotFor(ctx, body)),
	route(contract.removeHotSearch, (ctx, { params }) =>
		hot.removeHotFor(ctx, params.id),
	),
	route(contract.arrangeHotSearches, (ctx, { body }) =>
		hot.arrangeHotFor(ctx, body.ids),
	),
	route(contract.listSynonyms, (ctx, { query }) =>
		words.listSynonymsForOperator(ctx, query),
	),
	route(contract.saveSynonyms, (ctx, { body }) =>
		words.saveSynonymsFor(ctx, body),
	),
	route(contract.removeSynonyms, (ctx, { params }) =>
		words.removeSynonymsFor(ctx, params.id),
	),
	route(contract.listMisses, (ctx, { query }) =>
		listMissesForOperator(ctx, query),
	),
	route(contract.dismissMiss, (ctx, { body }) =>
		dismissMissFor(ctx, body.keyword),
	),
	route(contract.listInstead, (ctx, { query }) =>
		words.listInsteadForOperator(ctx, query),
	),
	route(contract.saveInstead, (ctx, { body }) =>
		words.saveInsteadFor(ctx, body),
	),
	route(contract.removeInstead, (ctx, { body }) =>
		words.removeInsteadFor(ctx, body.keyword),
	),
];
