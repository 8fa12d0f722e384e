import {
	getAgreement,
	getHelpArticle,
	listHelpCategories,
} from "../../contract/help";
import { route } from "../../http/route";
import { getArticle, listHelpTree, readAgreement } from "./service";

export const helpRoutes = [
	route(listHelpCategories, (ctx) => listHelpTree(ctx)),
	route(getHelpArticle, (ctx, { params }) => getArticle(ctx, params.id)),
	route(getAgreement, (ctx, { params }) => readAgreement(ctx, params.name)),
];
