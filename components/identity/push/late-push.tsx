"use client";

import { late } from "@/components/ui/late";

export const LatePushCard = late(
	() => import("./push-card").then((module) => module.PushCard),
	null,
);

export const LatePushOffer = late(
	() => import("./push-offer").then((module) => module.PushOffer),
	null,
);
