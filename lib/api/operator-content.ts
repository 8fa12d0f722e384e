import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/operator-content";
import type { Api } from "./api";

type Contract = typeof contract;

// What the shop explains; operators alone. A list answers itself as it is after a command.

export function readHelp(api: Api): Promise<DataOf<Contract["readHelp"]>> {
	return api.send<Contract["readHelp"]>({
		method: "GET",
		path: "/api/operator/content/help",
	});
}

export function readArticle(
	api: Api,
	id: number,
): Promise<DataOf<Contract["readArticle"]>> {
	return api.send<Contract["readArticle"]>({
		method: "GET",
		path: "/api/operator/content/help/article/{id}",
		params: { id },
	});
}

export function saveHelpCategory(
	api: Api,
	body: BodyOf<Contract["saveHelpCategory"]>,
): Promise<DataOf<Contract["saveHelpCategory"]>> {
	return api.send<Contract["saveHelpCategory"]>({
		method: "POST",
		path: "/api/operator/content/help/category/save",
		body,
	});
}

export function removeHelpCategory(
	api: Api,
	id: number,
): Promise<DataOf<Contract["removeHelpCategory"]>> {
	return api.send<Contract["removeHelpCategory"]>({
		method: "POST",
		path: "/api/operator/content/help/category/remove/{id}",
		params: { id },
	});
}

export function arrangeHelpCategories(
	api: Api,
	body: BodyOf<Contract["arrangeHelpCategories"]>,
): Promise<DataOf<Contract["arrangeHelpCategories"]>> {
	return api.send<Contract["arrangeHelpCategories"]>({
		method: "POST",
		path: "/api/operator/content/help/category/arrange",
		body,
	});
}

export function saveArticle(
	api: Api,
	body: BodyOf<Contract["saveArticle"]>,
): Promise<DataOf<Contract["saveArticle"]>> {
	return api.send<Contract["saveArticle"]>({
		method: "POST",
		path: "/api/operator/content/help/article/save",
		body,
	});
}

export function removeArticle(
	api: Api,
	id: number,
): Promise<DataOf<Contract["removeArticle"]>> {
	return api.send<Contract["removeArticle"]>({
		method: "POST",
		path: "/api/operator/content/help/article/remove/{id}",
		params: { id },
	});
}

export function arrangeArticles(
	api: Api,
	id: number,
	body: BodyOf<Contract["arrangeArticles"]>,
): Promise<DataOf<Contract["arrangeArticles"]>> {
	return api.send<Contract["arrangeArticles"]>({
		method: "POST",
		path: "/api/operator/content/help/article/arrange/{id}",
		params: { id },
		body,
	});
}

export function readAgreements(
	api: Api,
): Promise<DataOf<Contract["readAgreements"]>> {
	return api.send<Contract["readAgreements"]>({
		method: "GET",
		path: "/api/operator/content/agreements",
	});
}

export function saveAgreement(
	api: Api,
	body: BodyOf<Contract["saveAgreement"]>,
): Promise<DataOf<Contract["saveAgreement"]>> {
	return api.send<Contract["saveAgreement"]>({
		method: "POST",
		path: "/api/operator/content/agreement/save",
		body,
	});
}
