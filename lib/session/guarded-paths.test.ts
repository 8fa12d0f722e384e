import { guardOf } from "./guarded-paths";

test.each([
	["/", "open"],
	["/goods_detail/1", "open"],
	["/usersx", "open"],
	["/loginx", "open"],
	["/login/other", "open"],
	["/orders", "open"],
	["/login", "guest-only"],
	["/login/", "guest-only"],
	["/users", "protected"],
	["/users/user_info", "protected"],
	["//users/user_info", "protected"],
	["/users//user_info", "protected"],
	["/%75sers/user_info", "protected"],
	["/users%2Fuser_info", "protected"],
	["/order/shopping_cart", "protected"],
	["/order/visitor", "open"],
	["/order/handed_over", "open"],
	["/order/visitor/1", "protected"],
	["/login/qr", "protected"],
	["/console", "protected"],
	["/console/orders", "protected"],
	["/consoles", "open"],
	["/%", "open"],
] as const)("%s is %s", (path, guard) => {
	expect(guardOf(path)).toBe(guard);
});
