import type { DataOf } from "@/gateway/contract/call";
import type { ImageModel, uploadImage } from "@/gateway/contract/identity/user";
import type { LocaleCode } from "@/gateway/contract/locale";
import { lossesSoFar } from "../session/losses";
import { ApiError } from "./api-error";
import { unwrapOrLose } from "./hear-loss";

interface SentImage {
	image: Blob;
	model: ImageModel;
	/** Told how much is on its way, from 0 to 100. */
	onProgress: (percent: number) => void;
}

/** By hand, since `fetch` does not tell how far a body has come. Rejects with 0 where the line is lost. */
export async function sendImage(
	locale: LocaleCode,
	{ image, model, onProgress }: SentImage,
): Promise<DataOf<typeof uploadImage>> {
	const form = new FormData();
	form.set("model", model);
	form.set("image", image, "picture");
	const lossesBefore = lossesSoFar();
	const response = await post(form, locale, onProgress);
	return unwrapOrLose(response, lossesBefore) as Promise<
		DataOf<typeof uploadImage>
	>;
}

function post(
	form: FormData,
	locale: LocaleCode,
	onProgress: SentImage["onProgress"],
): Promise<Response> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open("POST", "/api/front/upload/image");
		request.setRequestHeader("accept-language", locale);
		request.upload.onprogress = ({ loaded, total }) =>
			onProgress(Math.round((loaded / total) * 100));
		request.onload = () => resolve(new Response(request.responseText));
		request.onerror = () => reject(new ApiError(0, ""));
		request.send(form);
	});
}
