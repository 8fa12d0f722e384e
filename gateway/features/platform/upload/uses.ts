import type { ImageModel } from "../../../contract/identity/user";

/** Below which pictures are asked for. */
export const folder = "/uploads/";

/** What only staff have a page for. */
const staffModels: readonly ImageModel[] = [
	"goods",
	"introduction",
	"activity",
	"banner",
	"bannerPhone",
];

export function isForStaff(model: ImageModel): boolean {
	return staffModels.includes(model);
}

/** Stays when who sent it goes, unless it is private. */
export function isOfShop(model: ImageModel): boolean {
	return model === "merchant" || isForStaff(model);
}

/** Whether a picture is somebody's own until it is handed in with what it is for. */
export function isHandedIn(model: ImageModel): boolean {
	return model === "review" || model === "refund" || model === "message";
}
