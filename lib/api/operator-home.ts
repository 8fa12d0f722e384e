import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/operator-home";
import type { CartType } from "@/gateway/contract/values";
import type { Api } from "./api";

type Contract = typeof contract;

// What stands on the two home pages; operators alone. A list answers itself as it is after a command.

export function readBanners(
	api: Api,
): Promise<DataOf<Contract["readBanners"]>> {
	return api.send<Contract["readBanners"]>({
		method: "GET",
		path: "/api/operator/content/banners",
	});
}

export function saveBanner(
	api: Api,
	body: BodyOf<Contract["saveBanner"]>,
): Promise<DataOf<Contract["saveBanner"]>> {
	return api.send<Contract["saveBanner"]>({
		method: "POST",
		path: "/api/operator/content/banner/save",
		body,
	});
}

export function removeBanner(
	api: Api,
	id: number,
): Promise<DataOf<Contract["removeBanner"]>> {
	return api.send<Contract["removeBanner"]>({
		method: "POST",
		path: "/api/operator/content/banner/remove/{id}",
		params: { id },
	});
}

export function arrangeBanners(
	api: Api,
	cartType: CartType,
	body: BodyOf<Contract["arrangeBanners"]>,
): Promise<DataOf<Contract["arrangeBanners"]>> {
	return api.send<Contract["arrangeBanners"]>({
		method: "POST",
		path: "/api/operator/content/banner/arrange/{cartType}",
		params: { cartType },
		body,
	});
}

export function readSections(
	api: Api,
): Promise<DataOf<Contract["readSections"]>> {
	return api.send<Contract["readSections"]>({
		method: "GET",
		path: "/api/operator/content/sections",
	});
}

export function saveSection(
	api: Api,
	body: BodyOf<Contract["saveSection"]>,
): Promise<DataOf<Contract["saveSection"]>> {
	return api.send<Contract["saveSection"]>({
		method: "POST",
		path: "/api/operator/content/section/save",
		body,
	});
}

export function removeSection(
	api: Api,
	id: number,
): Promise<DataOf<Contract["removeSection"]>> {
	return api.send<Contract["removeSection"]>({
		method: "POST",
		path: "/api/operator/content/section/remove/{id}",
		params: { id },
	});
}

export function arrangeSections(
	api: Api,
	cartType: CartType,
	body: BodyOf<Contract["arrangeSections"]>,
): Promise<DataOf<Contract["arrangeSections"]>> {
	return api.send<Contract["arrangeSections"]>({
		method: "POST",
		path: "/api/operator/content/section/arrange/{cartType}",
		params: { cartType },
		body,
	});
}
