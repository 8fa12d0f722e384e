import type { Line } from "./lint-imports";

/** A wall of the house: lines it refuses, their allowed twins, and the beginning of the sentence it refuses with. */
export interface Wall {
	name: string;
	sentence: string;
	refused: Line[];
	allowed: Line[];
}

const at = (file: string, ...modules: string[]): Line[] =>
	modules.map((module) => ({ file, code: `import "${module}";` }));
const line = (file: string, code: string): Line => ({ file, code });

const card = "components/catalog/goods/goods-card.tsx";
const page = "app/[locale]/mall/page.tsx";
const client = "lib/api/goods.ts";
const service = "gateway/features/catalog/goods/service.ts";

export const storefrontWalls: Wall[] = [
	{
		name: "components do not know pages",
		sentence: "Pages stand on top",
		refused: at(card, "@/app/api/front/route", "../../app/robots"),
		allowed: at(card, "@/components/ui/price", "./card-grid"),
	},
	{
		name: "lib does not know components or pages",
		sentence: "lib/ does not know components",
		refused: at(
			client,
			"@/components/ui/price",
			"../../components/ui/price",
			"@/app/robots",
		),
		allowed: at(client, "@/lib/money/money", "../money", "./api"),
	},
	{
		name: "the storefront knows the gateway by its contract only",
		sentence: "The storefront knows the gateway by its contract",
		refused: [
			...at(page, "@/gateway/app", "@/gateway/features/catalog/goods/service"),
			...at(card, "@/gateway/open", "../../gateway/http/errors"),
			...at("components/ui/price.tsx", "@/gateway/settings"),
			...at(client, "@/gateway/settings", "../../gateway/open"),
			...at("middleware.ts", "./gateway/settings"),
			line("lib/money/money.ts", 'export { open } from "@/gateway/open";'),
			line(
				"lib/routes/paths.ts",
				'export const app = import("@/gateway/app");',
			),
		],
		allowed: [
			...at(page, "@/gateway/contract/values"),
			...at(card, "@/gateway/contract/goods"),
			...at(client, "@/gateway/contract/call", "../../gateway/contract/call"),
			...at("middleware.ts", "./gateway/contract/locale"),
		],
	},
	{
		name: "one module opens the gateway, one speaks to it, one reads its settings",
		sentence: "The storefront knows the gateway by its contract",
		refused: [
			...at("lib/process/env.ts", "@/gateway/open"),
			...at("lib/transport/gateway-transport.ts", "@/gateway/db/client"),
			...at("lib/transport/host-gateway.ts", "@/gateway/db/client"),
		],
		allowed: [
			...at("lib/process/env.ts", "@/gateway/settings"),
			...at(
				"lib/transport/gateway-transport.ts",
				"@/gateway/open",
				"../gateway/app",
			),
			...at(
				"lib/transport/host-gateway.ts",
				"@/gateway/open",
				"@/gateway/settings",
			),
		],
	},
	{
		name: "only the gateway speaks to the database",
		sentence: "Only the gateway speaks to the database",
		refused: [
			...at(page, "pg"),
			...at(card, "drizzle-orm"),
			...at(client, "drizzle-orm/pg-core"),
		],
		allowed: at("gateway/db/client.ts", "pg", "drizzle-orm"),
	},
	{
		name: "links carry the locale",
		sentence: "Use Link and getPathname of",
		refused: [
			...at(page, "next/link"),
			line(card, 'import { useRouter } from "next/navigation";'),
			line(client, 'import { redirect } from "next/navigation";'),
		],
		allowed: [
			line(page, 'import { notFound } from "next/navigation";'),
			line(card, 'import { useSearchParams } from "next/navigation";'),
			...at(card, "@/lib/i18n/navigation"),
			...at("lib/i18n/navigation.tsx", "next/link"),
			line(
				"lib/i18n/use-router.ts",
				'import { useRouter } from "next/navigation";',
			),
		],
	},
	{
		name: "styles live with the components that wear them",
		sentence: "Styles live with the components",
		refused: at(client, "styled-components"),
		allowed: [
			...at(card, "styled-components"),
			...at("lib/theme/theme.ts", "styled-components"),
		],
	},
	{
		name: "the look fetches nothing",
		sentence: "components/ui is the look alone",
		refused: at("components/ui/button.tsx", "@/lib/api/goods", "swr"),
		allowed: [
			...at("components/ui/button.tsx", "@/lib/theme/theme"),
			...at(card, "@/lib/api/goods", "swr"),
		],
	},
	{
		name: "the look has no shop words",
		sentence: "components/ui has no shop words",
		refused: at(
			"components/ui/button.tsx",
			"@/components/catalog/goods/goods-card",
			"../goods/goods-card",
		),
		allowed: at("components/ui/button.tsx", "@/components/ui/icon", "./icon"),
	},
	{
		name: "the shop does not know its scripts",
		sentence: "Scripts use the shop",
		refused: [
			...at(page, "@/scripts/start/settings"),
			...at(client, "../../e2e/shopper"),
			...at(service, "@/scripts/load-sample"),
		],
		allowed: at("scripts/load-sample.ts", "../gateway/db/sample/load"),
	},
];

export const gatewayWalls: Wall[] = [
	{
		name: "the gateway starts without the storefront",
		sentence: "The gateway starts without the storefront",
		refused: [
			...at(service, "@/lib/money/money", "../../../../lib/money", "react"),
			...at("gateway/app.ts", "../lib/env", "next", "next/server"),
			...at("gateway/http/envelope.ts", "@/components/ui/price", "swr"),
			...at(
				"gateway/features/catalog/goods/repository.ts",
				"@/messages/en.json",
			),
			...at("gateway/open.test.ts", "@/app/robots"),
		],
		allowed: [
			...at(service, "../../../contract/goods", "@/gateway/contract/values"),
			...at("gateway/app.ts", "hono/body-limit", "./contract/locale"),
		],
	},
	{
		name: "rows stop at the repository",
		sentence: "Rows stop at the repository",
		refused: [
			...at(service, "drizzle-orm"),
			...at("gateway/features/catalog/goods/routes.ts", "drizzle-orm/pg-core"),
			line(service, 'import { goods } from "../../../db/schema/goods";'),
		],
		allowed: [
			...at("gateway/features/catalog/goods/repository.ts", "drizzle-orm"),
			...at(
				"gateway/features/catalog/goods/repository.ts",
				"../../../db/schema/goods",
			),
			...at("gateway/features/platform/page-view/service.ts", "drizzle-orm"),
			...at("gateway/features/catalog/goods/list.test.ts", "drizzle-orm"),
			line(service, 'import type { Option } from "../../../db/schema/goods";'),
		],
	},
	{
		name: "the front of the gateway remembers signatures and nothing else",
		sentence: "Only gateway/http/seen-signatures.ts remembers",
		refused: [
			...at("gateway/http/access.ts", "drizzle-orm"),
			line(
				"gateway/http/access.ts",
				'import { seenSignature } from "../db/schema/signature";',
			),
		],
		allowed: [
			...at("gateway/http/seen-signatures.ts", "drizzle-orm"),
			...at("gateway/http/context.ts", "../db/client"),
		],
	},
	{
		name: "a contract is pure",
		sentence: "A contract is pure",
		refused: [
			...at("gateway/contract/call.ts", "../db/client", "drizzle-orm"),
			...at(
				"gateway/contract/catalog/goods.ts",
				"../../db/client",
				"@/gateway/http/errors",
				"drizzle-orm",
				"node:crypto",
				"@/lib/money/money",
			),
		],
		allowed: [
			...at("gateway/contract/call.ts", "zod", "./locale"),
			...at(
				"gateway/contract/catalog/goods.ts",
				"zod",
				"../call",
				"./category",
				"../sales/review",
			),
		],
	},
];
