import {
	type BannerBody,
	bannersMax,
	type KeptBanner,
} from "../../contract/operator-home";
import type { CartType } from "../../contract/values";
import type { Transaction } from "../../db/client";
import { requireOperator } from "../../http/access";
import type { Ctx } from "../../http/context";
import { changesBetween } from "../audit/changes";
import { requireOwnPicture } from "../upload/service";
import * as repository from "./keep-repository";
import {
	findRow,
	ofArea,
	orderBefore,
	placeAtEnd,
	writeHome,
} from "./write-home";

// Banners of the two home pages. A picture is the operator's own upload for this use, or the one that is there.

const action = "content.banner";

export async function listBannersForOperator(ctx: Ctx): Promise<KeptBanner[]> {
	requireOperator(ctx.actor);
	const rows = await repository.listAllBanners(ctx.db);
	return rows.map(({ position: _, ...row }) => row);
}

export async function saveBanner(
	ctx: Ctx,
	{ id, ...fields }: BannerBody,
): Promise<KeptBanner[]> {
	await writeHome(ctx, async (tx) => {
		const rows = await repository.listAllBanners(tx);
		const old = id === null ? undefined : findRow(rows, id);
		await requirePictures(ctx, tx, { fields, old });
		const stays = old?.cartType === fields.cartType;
		const position = stays
			? old.position
			: placeAtEnd(ofArea(rows, fields.cartType), bannersMax);
		const row = { ...fields, position };
		const kept = id ?? (await repository.insertBanner(tx, row));
		if (old) await repository.updateBanner(tx, old.id, row);
		const changes = changesBetween(old ?? {}, fields);
		return { action, target: `banner ${kept}`, changes };
	});
	return listBannersForOperator(ctx);
}

export async function removeBanner(
	ctx: Ctx,
	id: number,
): Promise<KeptBanner[]> {
	await writeHome(ctx, async (tx) => {
		const { title } = findRow(await repository.listAllBanners(tx), id);
		await repository.deleteBanner(tx, id);
		const changes = [{ field: "title", before: title, after: null }];
		return { action, target: `banner ${id}`, changes };
	});
	return listBannersForOperator(ctx);
}

export async function arrangeBanners(
	ctx: Ctx,
	cartType: CartType,
	ids: number[],
): Promise<KeptBanner[]> {
	await writeHome(ctx, async (tx) => {
		const rows = ofArea(await repository.listAllBanners(tx), cartType);
		const before = orderBefore(rows, ids);
		await repository.arrangeBannerRows(tx, ids);
		const changes = [{ field: "order", before, after: ids }];
		return { action, target: `banners ${cartType}`, changes };
	});
	return listBannersForOperator(ctx);
}

type Pictures = Pick<BannerBody, "image" | "imagePhone">;

async function requirePictures(
	ctx: Ctx,
	tx: Transaction,
	{ fields, old }: { fields: Pictures; old: Pictures | undefined },
): Promise<void> {
	const { image, imagePhone } = fields;
	if (image !== old?.image)
		await requireOwnPicture(
			ctx,
			{ path: image, model: "banner", field: "image" },
			tx,
		);
	if (imagePhone !== old?.imagePhone)
		await requireOwnPicture(
			ctx,
			{ path: imagePhone, model: "bannerPhone", field: "imagePhone" },
			tx,
		);
}
