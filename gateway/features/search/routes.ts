import * as keep from "../../contract/operator-search";
import { listHotSearches, listSuggestions } from "../../contract/search";
import { route } from "../../http/route";
import * as hot from "./keep-hot";
import * as words from "./keep-words";
import { dismissMissFor, listMissesForOperator } from "./misses";
import { listHotSearchWords } from "./service";
import { suggest } from "./suggest";

export const searchRoutes = [
	route(listHotSearches, (ctx) => listHotSearchWords(ctx)),
	route(listSuggestions, (ctx, { query }) => suggest(ctx, query.q)),
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
