import type { DataOf } from "../../../contract/call";
import type {
	getLoginMethods,
	getLoginPicture,
} from "../../../contract/identity/login";
import type { Ctx } from "../../../http/context";

export async function listMethods({
	social: { facebook, twitter },
}: Ctx): Promise<DataOf<typeof getLoginMethods>> {
	return {
		facebookOpen: facebook !== undefined,
		facebookAppId: facebook?.appId ?? "",
		twitterOpen: twitter !== undefined,
		visitorOpen: true,
	};
}

export async function getPicture(): Promise<DataOf<typeof getLoginPicture>> {
	return { loginLeftImage: "/pictures/login.webp" };
}
