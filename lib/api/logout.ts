import type * as contract from "@/gateway/contract/login";
import type { Api } from "./api";

export function logout(api: Api): Promise<null> {
	return api.send<typeof contract.logout>({
		method: "GET",
		path: "/api/front/login/logout",
	});
}
