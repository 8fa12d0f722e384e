import { parseEnv } from "node:util";
import { readYaml } from "../recipes";
import { orderOfStart } from "./compose";
import { commandsOf } from "./read-commands";

const lines = commandsOf("A small host");

test("the walk reads every command of the recipe, in its order", () => {
	expect(lines[0]).toMatch(/^useradd /);
	const starts = lines.findIndex((line) => line.startsWith("systemctl enable"));
	expect(starts).toBeGreaterThan(0);
	for (const command of ["npm ci", "ln -sfn", "env.example", "nodes.conf"])
		expect(
			lines.slice(0, starts).filter((line) => line.includes(command)),
		).toHaveLength(1);
});

test("the folder that the commands fill is the one that the unit runs in", () => {
	const [, version] = /--branch v(\S+)/.exec(lines.join("\n")) ?? [];
	expect(lines).toContain(
		`ln -sfn /opt/harbour-market-${version} /opt/harbour-market`,
	);
});

test("the unit may write backups where the settings of the night name, and read its passphrase", () => {
	const { BACKUP_TO = "", BACKUP_PASSPHRASE_FILE = "" } = parseEnv(
		commandsOf("Every night").join("\n"),
	);
	const typed = commandsOf("The unit of systemd");
	expect(typed).toContain(`install -d -o harbour-market -m 700 ${BACKUP_TO}`);
	expect(typed.join("\n")).toContain(`ReadWritePaths=${BACKUP_TO}\\n`);
	expect(typed.join("\n")).toContain(
		`-o harbour-market -m 400 /dev/stdin ${BACKUP_PASSPHRASE_FILE}`,
	);
});

test("each service of compose starts after those that it waits for", () => {
	const order = orderOfStart();
	const { services } = readYaml("deploy/compose.yaml");
	expect(order.toSorted()).toEqual(Object.keys(services).toSorted());
	for (const [name, { depends_on = {} }] of Object.entries<{
		depends_on?: object;
	}>(services))
		for (const before of Object.keys(depends_on))
			expect(order.indexOf(before)).toBeLessThan(order.indexOf(name));
});
