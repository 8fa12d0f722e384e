import * as admin from "../../../contract/content/content-admin";
import * as help from "../../../contract/content/help";
import { route } from "../../../http/route";
import * as manage from "./admin/help";
import { getArticle, listHelpTree, readAgreement } from "./service";

export const helpRoutes = [
	route(help.listHelpCategories, (ctx) => listHelpTree(ctx)),
	route(help.getHelpArticle, (ctx, { params }) => getArticle(ctx, params.id)),
	route(help.getAgreement, (ctx, { params }) =>
		readAgreement(ctx, params.name),
	),
	route(admin.readHelp, (ctx) => manage.readHelpForOperator(ctx)),
	route(admin.readArticle, (ctx, { params }) =>
		manage.readArticle(ctx, params.id),
	),
	route(admin.saveHelpCategory, (ctx, { body }) =>
		manage.saveCategory(ctx, body),
	),
	route(admin.removeHelpCategory, (ctx, { params }) =>
		manage.removeCategory(ctx, params.id),
	),
	route(admin.arrangeHelpCategories, (ctx, { body }) =>
		manage.arrangeCategories(ctx, body.ids),
	),
	route(admin.saveArticle, (ctx, { body }) => manage.saveArticle(ctx, body)),
	route(admin.removeArticle, (ctx, { params }) =>
		manage.removeArticle(ctx, params.id),
	),
	route(admin.arrangeArticles, (ctx, { params, body }) =>
		manage.arrangeArticles(ctx, params.id, body.ids),
	),
	route(admin.readAgreements, (ctx) => manage.listAgreementsForOperator(ctx)),
	route(admin.saveAgreement, (ctx, { body }) =>
		manage.saveAgreement(ctx, body),
	),
];
