import type { GoodsImport } from "@/gateway/contract/catalog/goods-import";
import { importPartBytes } from "@/gateway/contract/catalog/goods-import-terms";
import type { LocaleCode } from "@/gateway/contract/locale";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";

const triesMax = 4;
const restMs = 1_500;

interface Sending {
	file: File;
	/** Whose goods they are, where an operator sends them. */
	merId: number | undefined;
	/** Called with how much has arrived, from 0 to 100. */
	onProgress: (percent: number) => void;
}

/** Piece by piece; one that is lost on the way is sent again. */
export async function sendFile(
	locale: LocaleCode,
	{ file, merId, onProgress }: Sending,
): Promise<GoodsImport> {
	const api = browserApi(locale);
	let known = await api.post("/api/operator/import/begin", {
		body: {
			fileName: file.name.slice(0, 200),
			bytes: file.size,
			merId,
		},
	});
	const { id } = known;
	for (let at = 0; at < file.size; at += importPartBytes) {
		const body = file.slice(at, at + importPartBytes);
		const number = at / importPartBytes + 1;
		known = await untilSent(() =>
			api.post("/api/operator/import/part/{id}/{number}", {
				params: { id, number },
				bodyType: "raw",
				body,
			}),
		);
		const arrived = Math.min(at + importPartBytes, file.size);
		onProgress(Math.round((arrived / file.size) * 100));
	}
	return known;
}

async function untilSent<Answer>(send: () => Promise<Answer>): Promise<Answer> {
	for (let tries = 1; ; tries += 1)
		try {
			return await send();
		} catch (error) {
			const isRefused = error instanceof ApiError && error.code < 500;
			if (isRefused || tries === triesMax) throw error;
			await new Promise((resolve) => setTimeout(resolve, restMs * tries));
		}
}
