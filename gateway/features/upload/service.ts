import { randomBytes } from "node:crypto";
import type { DataOf, Input } from "../../contract/call";
import {
	type ImageModel,
	imageBytesMax,
	type uploadImage,
} from "../../contract/user";
import type { Database, Transaction } from "../../db/client";
import { signedInActor } from "../../http/access";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { redraw } from "./redraw";
import * as repository from "./repository";

// Pictures of shoppers. Every one is drawn anew before it is kept, under a name that cannot be guessed; its row says
// whose it is, and only that account may put it to use. Without the row nobody is shown the picture, whatever a store
// still holds.

const folder = "/uploads/";
const perHourMax = 40;
const hourMs = 3_600_000;
const nameShape = /^[0-9a-f]{32}\.webp$/;

export async function storePicture(
	ctx: Ctx,
	{ image, model }: Input<typeof uploadImage>["body"],
): Promise<DataOf<typeof uploadImage>> {
	const { uid: accountId } = signedInActor(ctx);
	if (image.size > imageBytesMax) throw tooLargePicture();
	await requireRoom(ctx, ctx.db, accountId);
	const bytes = await redraw(new Uint8Array(await image.arrayBuffer()), model);
	const name = `${randomBytes(16).toString("hex")}.webp`;
	await ctx.storage.put(name, bytes);
	const row = { path: folder + name, accountId, model, createdAt: ctx.now() };
	try {
		await insertWhereRoom(ctx, row);
	} catch (error) {
		await ctx.storage.remove([name]);
		throw error;
	}
	return { path: row.path };
}

function insertWhereRoom(ctx: Ctx, row: repository.UploadRow): Promise<void> {
	return ctx.db.transaction(async (tx) => {
		await repository.lockOwner(tx, row.accountId);
		await requireRoom(ctx, tx, row.accountId);
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
	db: Database | Transaction,
	accountId: number,
): Promise<void> {
	const now = ctx.now().getTime();
	const times = await repository.listTimesSince(
		db,
		accountId,
		new Date(now - hourMs),
	);
	const freed = times.at(-perHourMax);
	if (freed)
		throw new GatewayError(429, "tooOften", {
			retryAfterSeconds: Math.ceil((freed.getTime() + hourMs - now) / 1000),
		});
}

/** The bytes behind a path below `/uploads/`; undefined where no account has such a picture any more. */
export async function findPicture(
	ctx: Ctx,
	name: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	if (!nameShape.test(name)) return undefined;
	if (!(await repository.isStored(ctx.db, folder + name))) return undefined;
	return ctx.storage.find(name);
}

/** Refuses, as a fault of `field`, a path that this account did not get for this use. */
export async function requireOwnPicture(
	ctx: Ctx,
	picture: { path: string; model: ImageModel; field: string },
): Promise<void> {
	const { uid: accountId } = signedInActor(ctx);
	const { path, model, field } = picture;
	if (!(await repository.isOwn(ctx.db, { accountId, path, model })))
		throw new GatewayError(400, "parameterInvalid", {
			data: { fields: { [field]: "correctValue" } },
		});
}

export function listPictures(ctx: Ctx, accountId: number) {
	return repository.listUploads(ctx.db, accountId);
}

export function adoptPictures(
	tx: Transaction,
	accounts: { from: number; to: number },
): Promise<void> {
	return repository.moveUploads(tx, accounts);
}

/** Takes pictures out of sight within the transaction; {@link forgetPictures} follows when it is over. */
export function withdrawPictures(
	tx: Transaction,
	accountId: number,
	paths: string[],
): Promise<void> {
	return repository.deleteUploads(tx, accountId, paths);
}

/** Removes what is out of sight. A picture that stays behind because this fails is shown to nobody. */
export async function forgetPictures(ctx: Ctx, paths: string[]): Promise<void> {
	await ctx.storage.remove(paths.map((path) => path.slice(folder.length)));
}
