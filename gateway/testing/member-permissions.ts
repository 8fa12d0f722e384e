import { openAccount } from "./open-account";
import { operatorsOnly, type Permission } from "./permission";

/** About a fresh member. */
const aboutOne = (body?: object): Permission => ({
	...operatorsOnly,
	refusals: [409],
	example: async (shop) => {
		const { id: uid } = await openAccount(shop);
		return { params: { uid }, body };
	},
});

/** Rows of the permission matrix for members as staff look after them. */
export const memberPermissions: Record<string, Permission> = {
	"GET /api/operator/member/list": operatorsOnly,
	"GET /api/operator/member/detail/{uid}": aboutOne(),
	"POST /api/operator/member/contact/{uid}": aboutOne(),
	"POST /api/operator/member/block/{uid}": aboutOne({ reason: "fraud" }),
	"POST /api/operator/member/unblock/{uid}": aboutOne(),
	"POST /api/operator/member/note/{uid}": aboutOne({ text: "Called twice" }),
	"POST /api/operator/member/export/{uid}": aboutOne(),
	"POST /api/operator/member/forget/{uid}": aboutOne(),
};
