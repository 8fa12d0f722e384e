import type { GoodsImport } from "@/gateway/contract/catalog/goods-import";
import type { LocaleCode } from "@/gateway/contract/locale";
import { lossesSoFar } from "../session/losses";
import { unwrapOrLose } from "./hear-loss";

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
): Promise<GoodsImport> {
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
	return unwrapOrLose(response, lossesBefore) as Promise<GoodsImport>;
}
