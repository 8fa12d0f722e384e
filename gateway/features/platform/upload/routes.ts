import { uploadImage } from "../../../contract/identity/user";
import { route } from "../../../http/route";
import { storePicture } from "./service";

export const uploadRoutes = [
	route(uploadImage, (ctx, { body }) => storePicture(ctx, body)),
];
