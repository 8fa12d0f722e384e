import type { ImageModel } from "../contract/identity/user";
import type { TestShop } from "./test-shop";
import type { Answer } from "./wire";

export interface SentPicture {
	bytes: Uint8Array<ArrayBuffer> | Buffer;
	model?: ImageModel;
	name?: string;
	type?: string;
}

/** Sends a file as a browser's form does. */
export function sendPicture(
	shop: Pick<TestShop, "wire">,
	token: string | undefined,
	{ bytes, model = "avatar", name = "a.png", type = "image/png" }: SentPicture,
): Promise<Answer> {
	const form = new FormData();
	form.set("image", new File([new Uint8Array(bytes)], name, { type }));
	form.set("model", model);
	return shop.wire.send("/api/front/upload/image", {
		method: "POST",
		headers: {
			"accept-language": "en",
			...(token && { authorization: `Bearer ${token}` }),
		},
		body: form,
	});
}
