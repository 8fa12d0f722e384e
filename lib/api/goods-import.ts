import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/goods-import";
import type { LocaleCode } from "@/gateway/contract/locale";
import { lossesSoFar } from "../session/losses";
import type { Api } from "./api";
import { unwrapOrLose } from "./hear-loss";

type Contract = typeof contract;

/** The latest; operators look at one merchant's or at all. */
export function listImports(
	api: Api,
	merId: number | undefined,
): Promise<DataOf<Contract["listImports"]>> {
	return api.send<Contract["listImports"]>({
		method: "GET",
		path: "/api/operator/import/list",
		query: { merId, limit: 10 },
	});
}

export function beginImport(
	api: Api,
	body: BodyOf<Contract["beginImport"]>,
): Promise<contract.GoodsImport> {
	return api.send<Contract["beginImport"]>({
		method: "POST",
		path: "/api/operator/import/begin",
		body,
	});
}

interface Part {
	id: number;
	/** From 0. */
	number: number;
	bytes: Blob;
}

/** As bytes, which are no JSON and no form. The same piece again changes nothing. */
export async function sendImportPart(
	locale: LocaleCode,
	{ id, number, bytes }: Part,
): Promise<contract.GoodsImport> {
	const lossesBefore = lossesSoFar();
	const response = await fetch(
		`/api/operator/import/part/${id}/${number + 1}`,
		{
			method: "POST",
			headers: {
				"accept-language": locale,
				"content-type": "application/octet-stream",
			},
			body: bytes,
		},
	);
	return unwrapOrLose(response, lossesBefore) as Promise<contract.GoodsImport>;
}

/** 409 before its check is over. */
export function runImport(api: Api, id: number): Promise<contract.GoodsImport> {
	return api.send<Contract["runImport"]>({
		method: "POST",
		path: "/api/operator/import/run/{id}",
		params: { id },
	});
}

export function cancelImport(
	api: Api,
	id: number,
): Promise<contract.GoodsImport> {
	return api.send<Contract["cancelImport"]>({
		method: "POST",
		path: "/api/operator/import/cancel/{id}",
		params: { id },
	});
}

export function listImportFaults(
	api: Api,
	id: number,
): Promise<DataOf<Contract["listImportFaults"]>> {
	return api.send<Contract["listImportFaults"]>({
		method: "GET",
		path: "/api/operator/import/faults/{id}",
		params: { id },
		query: { limit: 50 },
	});
}

/** A piece of a file, and where the next begins; null at the end. */
export type FilePart = DataOf<Contract["exportGoods"]>;

export function exportFaults(
	api: Api,
	id: number,
	after: number,
): Promise<FilePart> {
	return api.send<Contract["exportFaults"]>({
		method: "GET",
		path: "/api/operator/import/report/{id}",
		params: { id },
		query: { after },
	});
}

/** Staff take along their own merchant's; operators say whose. */
export function exportGoods(
	api: Api,
	{ merId, after }: { merId: number | undefined; after: number },
): Promise<FilePart> {
	return api.send<Contract["exportGoods"]>({
		method: "GET",
		path: "/api/operator/import/export",
		query: { merId, after },
	});
}

export function getImportTemplate(api: Api): Promise<FilePart> {
	return api.send<Contract["getImportTemplate"]>({
		method: "GET",
		path: "/api/operator/import/template",
	});
}
