import { randomBytes } from "node:crypto";
import type { DataOf, Input } from "../../../contract/call";
import type { ImageModel, uploadImage } from "../../../contract/identity/user";
import { imageBytesMax } from "../../../contract/platform/picture-terms";
import type { Queryable } from "../../../db/client";
import { requireWho, signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { refuseField } from "../../../http/refuse-field";
import { redraw } from "./redraw";
import * as repository from "./repository";
import { folder, isForStaff, isHandedIn, isOfShop } from "./uses";

export {
	/** Takes pictures out of sight within the transaction; {@link forgetPictures} follows when it is over. */
	deleteUploads as withdrawPictures,
	moveUploads as adoptPictures,
} from "./repository";

export {
	showPictures,
	showPicturesTo,
	showPicturesToStaff,
} from "./viewers";

// Pictures of shoppers, and those that staff send for the shop's pages. Every one is drawn anew before it is kept, under
// a name that cannot be guessed; its row says whose it is, and only that account may put it to use. Without the row
// nobody is shown the picture, whatever a store still holds; who is shown it with the row stands in `viewers.ts`.

const perHourMax: Record<ImageModel, number> = {
	avatar: 40,
	review: 40,
	refund: 40,
	message: 60,
	merchant: 40,
	activity: 40,
	banner: 40,
	bannerPhone: 40,
	// A range of goods is photographed in one day.
	goods: 800,
	introduction: 200,
};
const hourMs = 3_600_000;

export async function storePicture(
	ctx: Ctx,
	{ image, model }: Input<typeof uploadImage>["body"],
): Promise<DataOf<typeof uploadImage>> {
	const actor = signedInActor(ctx);
	if (isForStaff(model)) requireWho("operator", actor);
	const { uid: accountId, scope } = actor;
	if (image.size > imageBytesMax) throw tooLargePicture();
	await requireRoom(ctx, ctx.db, { accountId, model });
	const drawn = await redraw(new Uint8Array(await image.arrayBuffer()), model);
	const stem = randomBytes(16).toString("hex");
	const files = drawn.map(({ size, bytes }) => ({
		name: `${stem}${size}.webp`,
		bytes,
	}));
	const names = files.map(({ name }) => name);
	const path = `${folder}${names[0]}`;
	// Licences of who applies for a shop; what staff send is for its pages.
	const isLicence = model === "merchant" && scope.length === 0;
	const isPrivate = isLicence || isHandedIn(model);
	try {
		for (const { name, bytes } of files) await ctx.storage.put(name, bytes);
		await insertWhereRoom(ctx, {
			path,
			accountId,
			model,
			isPrivate,
			createdAt: ctx.now(),
		});
	} catch (error) {
		await ctx.storage.remove(names).catch(() => undefined);
		throw error;
	}
	return { path };
}

function insertWhereRoom(ctx: Ctx, row: repository.UploadRow): Promise<void> {
	return ctx.db.transaction(async (tx) => {
		await repository.lockOwner(tx, row.accountId);
		await requireRoom(ctx, tx, row);
		await repository.insertUpload(tx, row);
	});
}

/** The refusal of a file beyond 5 MB, for whoever notices first. */
export function tooLargePicture(): GatewayError {
	return new GatewayError(413, "tooLarge", {
		data: { fields: { image: "imageSize" } },
	});
}

async function requireRoom(
	ctx: Ctx,
	db: Queryable,
	{ accountId, model }: Pick<repository.OwnPicture, "accountId" | "model">,
): Promise<void> {
	const now = ctx.now().getTime();
	const times = await repository.listTimesSince(
		db,
		accountId,
		new Date(now - hourMs),
	);
	const freed = times.at(-perHourMax[model]);
	if (freed)
		throw new GatewayError(429, "tooOften", {
			retryAfterSeconds: Math.ceil((freed.getTime() + hourMs - now) / 1000),
		});
}

/** The bytes of a picture that its owner let another feature show; undefined where it is no longer there. */
export async function readPicture(
	ctx: Ctx,
	path: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	if (!path.startsWith(folder)) return repository.findSpecimen(ctx.db, path);
	const row = await repository.findUpload(ctx.db, path);
	return row && ctx.storage.find(path.slice(folder.length));
}

/**
 * Refuses, as a fault of `field`, a path that this account did not get for this use. Inside a transaction give it: a
 * second connection beside the one that is held may never come.
 */
export async function requireOwnPicture(
	ctx: Ctx,
	picture: { path: string; model: ImageModel; field: string },
	db: Queryable = ctx.db,
): Promise<void> {
	const { uid: accountId } = signedInActor(ctx);
	const { path, model, field } = picture;
	if (!(await repository.isOwn(db, { accountId, path, model })))
		throw refuseField(field, "correctValue");
}

export function listPictures(ctx: Ctx, accountId: number) {
	return repository.listUploads(ctx.db, accountId);
}

/** Those that go with the account: what it sent for a shop's pages stays with the shop. */
export async function listPersonalPictures(
	ctx: Ctx,
	accountId: number,
): Promise<string[]> {
	const rows = await repository.listUploads(ctx.db, accountId);
	return rows
		.filter(({ model, isPrivate }) => !isOfShop(model) || isPrivate)
		.map(({ path }) => path);
}

/** Removes what is out of sight. A picture that stays behind because this fails is shown to nobody. */
export async function forgetPictures(ctx: Ctx, paths: string[]): Promise<void> {
	await ctx.storage.remove(paths.map((path) => path.slice(folder.length)));
}

/** Of these paths the pictures of goods that an account, or staff of the merchant, has sent. */
export async function listGoodsPictures(
	db: Queryable,
	sender: { accountId: number | null; merchantId: number },
	paths: string[],
): Promise<Set<string>> {
	if (paths.length === 0) return new Set();
	return new Set(await repository.listGoodsUploads(db, sender, paths));
}
