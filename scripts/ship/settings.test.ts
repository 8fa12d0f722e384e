import { parseEnv } from "node:util";
import { readDepartureSettings } from "@/gateway/departure-settings";
import { readGatewaySettings, SettingError } from "@/gateway/settings";
import { examples, read, readKubernetes, readUnit, readYaml } from "./recipes";

const known = new Set(
	[...read("docs/operating.md").matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
		([, name]) => name,
	),
);
known.add("NODE_ENV");

const compose = readYaml("deploy/compose.yaml");
const web = compose.services["web-1"];
const ofUnit = Object.fromEntries(
	(readUnit().Environment ?? "").split(" ").map((pair) => pair.split("=")),
);

test.each([
	[
		"the environment file",
		// PostgreSQL's own image reads it.
		Object.keys(examples.environment()).filter(
			(name) => name !== "POSTGRES_PASSWORD",
		),
	],
	["compose", Object.keys(web.environment)],
	["the unit", Object.keys(ofUnit)],
	["Kubernetes", Object.keys(examples.kubernetes())],
])("every setting that %s names is one that the shop knows", (_, names) => {
	expect(names.filter((name) => !known.has(name))).toEqual([]);
	expect(names.length).toBeGreaterThan(0);
});

/** As somebody would have filled it in. */
const filled = {
	DATABASE_URL: "postgresql://harbour:password@postgres:5432/harbour",
	FPS_ID: "1234567",
	FPS_NAME: "HARBOUR MARKET",
	SIGNATURE_SECRET: "s".repeat(64),
	TOKEN_SECRET: "t".repeat(64),
	INTERNAL_SECRET: "i".repeat(64),
	METRICS_TOKEN: "m".repeat(64),
	STRIPE_SECRET_KEY: "sk_live",
	STRIPE_PUBLISHABLE_KEY: "pk_live",
	STRIPE_WEBHOOK_SECRET: "whsec_live",
};

describe.each(Object.entries(examples))("the example for %s", (_, example) => {
	test("starts a shop once its secrets are filled in", () => {
		const settings = { ...example(), ...filled };
		expect(readGatewaySettings(settings).SITE_URL).toBe("https://shop.example");
		expect(example()).toMatchObject({ SAMPLE_SHOP: "0", TRUST_PROXY: "1" });
	});

	test.each(["SIGNATURE_SECRET", "TOKEN_SECRET", "INTERNAL_SECRET"])(
		"starts no shop while %s is what everybody can read",
		(name) => {
			const settings = { ...example(), ...filled };
			const left = { ...settings, [name]: example()[name] };
			expect(() => readGatewaySettings(left)).toThrow(SettingError);
			expect(() => readGatewaySettings(left)).toThrow(name);
		},
	);
});

test("compose starts nothing while PostgreSQL has no password", () => {
	expect(parseEnv(read("deploy/env.example")).POSTGRES_PASSWORD).toBe("");
	const asked = "${POSTGRES_PASSWORD:?";
	expect(compose.services.postgres.environment.POSTGRES_PASSWORD).toContain(
		asked,
	);
	expect(web.environment.DATABASE_URL).toContain(asked);
});

/** As docker, systemd and Kubernetes are told to wait. */
const patience = {
	compose: Number.parseInt(web.stop_grace_period, 10),
	systemd: Number(readUnit().TimeoutStopSec),
	Kubernetes:
		readKubernetes("deployment.yaml").spec.template.spec
			.terminationGracePeriodSeconds,
};

test.each(Object.entries(patience))(
	"%s waits longer for a node to end than the node needs",
	(_, seconds) => {
		for (const example of Object.values(examples)) {
			const { limitMs } = readDepartureSettings(example());
			expect(seconds * 1_000).toBeGreaterThan(limitMs);
		}
	},
);

test("as many nodes as Kubernetes may start share a hundred connections", () => {
	const { maxReplicas } = readKubernetes("autoscaler.yaml").spec;
	const { maxSurge } =
		readKubernetes("deployment.yaml").spec.strategy.rollingUpdate;
	const { DATABASE_CONNECTIONS_MAX } = examples.kubernetes();
	const ofNode = Number(DATABASE_CONNECTIONS_MAX) + 3;
	expect((maxReplicas + maxSurge) * ofNode).toBeLessThan(100);
});
