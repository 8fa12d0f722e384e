import { listHotSearches } from "../../../contract/catalog/search";
import * as keep from "../../../contract/catalog/search-admin";
import { route } from "../../../http/route";
import * as hot from "./admin/hot";
import * as words from "./admin/words";
import { dismissMissFor, listMissesForOperator } from "./misses";
import { listHotSearchWords } from "./service";

export const searchRoutes = [
	route(listHotSearches, (ctx) => listHotSearchWords(ctx)),
	route(keep.readHotSearches, (ctx) => hot.readHotForOperator(ctx)),
	route(keep.saveHotSearch, (ctx, { body }) => hot.saveHotFor(ctx, body)),
	route(keep.removeHotSearch, (ctx, { params }) =>
		hot.removeHotFor(ctx, params.id),
	),
	route(keep.arrangeHotSearches, (ctx, { body }) =>
		hot.arrangeHotFor(ctx, body.ids),
	),
	route(keep.listSynonyms, (ctx, { query }) =>
		words.listSynonymsForOperator(ctx, query),
	),
	route(keep.saveSynonyms, (ctx, { body }) => words.saveSynonymsFor(ctx, body)),
	route(keep.removeSynonyms, (ctx, { params }) =>
		words.removeSynonymsFor(ctx, params.id),
	),
	route(keep.listMisses, (ctx, { query }) => listMissesForOperator(ctx, query)),
	route(keep.dismissMiss, (ctx, { body }) => dismissMissFor(ctx, body.keyword)),
	route(keep.listInstead, (ctx, { query }) =>
		words.listInsteadForOperator(ctx, query),
	),
	route(keep.saveInstead, (ctx, { body }) => words.saveInsteadFor(ctx, body)),
	route(keep.removeInstead, (ctx, { body }) =>
		words.removeInsteadFor(ctx, body.keyword),
	),
];
