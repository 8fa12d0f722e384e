import { answering, open, type Permission } from "./permission";

const one: Permission = { ...open, example: { params: { id: 1 } } };

/** Merchants as everybody meets them. */
export const merchantFrontPermissions: Record<string, Permission> = {
	"GET /api/front/merchant/all/category/list": open,
	"GET /api/front/merchant/all/type/list": open,
	"GET /api/front/merchant/customer/service/info/{id}": one,
	"GET /api/front/merchant/detail/{id}": one,
	"GET /api/front/merchant/index/info/{id}": one,
	// Whoever asks without the solution of a challenge is given one.
	"GET /api/front/merchant/qualification/{id}": {
		...one,
		expected: answering(open, 429),
		refusals: [429],
	},
	"GET /api/front/merchant/search/list": {
		...open,
		example: { query: { keyword: "harbour" } },
	},
	"GET /api/front/merchant/street": open,
	"GET /api/front/product/merchant/{id}/category/list": one,
};
