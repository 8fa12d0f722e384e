import { listHotSearches, listSuggestions } from "../../contract/search";
import { route } from "../../http/route";
import { listHotSearchWords } from "./service";
import { suggest } from "./suggest";

export const searchRoutes = [
	route(listHotSearches, (ctx) => listHotSearchWords(ctx)),
	route(listSuggestions, (ctx, { query }) => suggest(ctx, query.q)),
];
