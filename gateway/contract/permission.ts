// Free of schemas, so that pages may say it too.

/** What a role of staff may allow, besides what their scope does. */
export const staffPermissions = [
	"orders",
	"refunds",
	"settlement",
	"products",
	"conversations",
	"content",
	"people",
	"members",
	"reports",
] as const;
export type StaffPermission = (typeof staffPermissions)[number];

/** What a role of merchants' staff may consist of. */
export const merchantPermissions: readonly StaffPermission[] = [
	"orders",
	"refunds",
	"settlement",
	"products",
	"conversations",
];

/** `any`: whichever the role, for what pages of several permissions look up; `owner`: for no role. */
export type NeededPermission = StaffPermission | "any" | "owner";
