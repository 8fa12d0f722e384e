import type { DataOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/help";
import type { AgreementName } from "@/gateway/contract/help-terms";
import type { Api } from "./api";

type ListHelpCategories = typeof contract.listHelpCategories;
type GetHelpArticle = typeof contract.getHelpArticle;
type GetAgreement = typeof contract.getAgreement;

/** The last category first: turn the list round before it is shown. */
export function listHelpCategories(
	api: Api,
): Promise<DataOf<ListHelpCategories>> {
	return api.send<ListHelpCategories>({
		method: "GET",
		path: "/api/front/pc/help/categoryTreeList",
	});
}

/** Rejects with 404 for an article that is not there. */
export function getHelpArticle(
	api: Api,
	id: number,
): Promise<DataOf<GetHelpArticle>> {
	return api.send<GetHelpArticle>({
		method: "GET",
		path: "/api/front/pc/help/content/{id}",
		params: { id },
	});
}

/** Rejects with 404 where nobody has written it. */
export function getAgreement(
	api: Api,
	name: AgreementName,
): Promise<DataOf<GetAgreement>> {
	return api.send<GetAgreement>({
		method: "GET",
		path: "/api/front/agreement/{name}",
		params: { name },
	});
}
