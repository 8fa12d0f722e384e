"use client";

import { useAccountList } from "@/components/layout/use-account-list";

/** How soon it is asked again while nobody knows whether it is paid. */
const confirmingMs = 5_000;

export const useOrder = (orderNo: string) =>
	useAccountList(
		["orders", "detail", orderNo],
		(api) =>
			api.get("/api/front/order/detail/{orderNo}", { params: { orderNo } }),
		{
			refreshInterval: (order) =>
				order?.payState === "confirming" ? confirmingMs : 0,
		},
	);

/** All that is paid at once. */
export const useMasterOrder = (orderNo: string) =>
	useAccountList(
		["orders", "master", orderNo],
		(api) =>
			api.get("/api/front/order/master/detail/{orderNo}", {
				params: { orderNo },
			}),
		{
			refreshInterval: (master) =>
				master?.state === "confirming" ? confirmingMs : 0,
		},
	);
