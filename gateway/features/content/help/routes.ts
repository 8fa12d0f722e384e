import * as contract from "../../../contract/content/content-admin";
import {
	getAgreement,
	getHelpArticle,
	listHelpCategories,
} from "../../../contract/content/help";
import { route } from "../../../http/route";
import * as keep from "./admin/help";
import { getArticle, listHelpTree, readAgreement } from "./service";

export const helpRoutes = [
	route(listHelpCategories, (ctx) => listHelpTree(ctx)),
	route(getHelpArticle, (ctx, { params }) => getArticle(ctx, params.id)),
	route(getAgreement, (ctx, { params }) => readAgreement(ctx, params.name)),
	route(contract.readHelp, (ctx) => keep.readHelpForOperator(ctx)),
	route(contract.readArticle, (ctx, { params }) =>
		keep.readArticle(ctx, params.id),
	),
	route(contract.saveHelpCategory, (ctx, { body }) =>
		keep.saveCategory(ctx, body),
	),
	route(contract.removeHelpCategory, (ctx, { params }) =>
		keep.removeCategory(ctx, params.id),
	),
	route(contract.arrangeHelpCategories, (ctx, { body }) =>
		keep.arrangeCategories(ctx, body.ids),
	),
	route(contract.saveArticle, (ctx, { body }) => keep.saveArticle(ctx, body)),
	route(contract.removeArticle, (ctx, { params }) =>
		keep.removeArticle(ctx, params.id),
	),
	route(contract.arrangeArticles, (ctx, { params, body }) =>
		keep.arrangeArticles(ctx, params.id, body.ids),
	),
	route(contract.readAgreements, (ctx) => keep.listAgreementsForOperator(ctx)),
	route(contract.saveAgreement, (ctx, { body }) =>
		keep.saveAgreement(ctx, body),
	),
];
